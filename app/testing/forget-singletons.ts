import { forgetSingletons } from '~/platform/process/singleton.server'

// Vitest runs this before each file: what the last one kept in the process is none of its business.
forgetSingletons()
