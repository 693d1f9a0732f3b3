import { forgetSingletons } from '~/platform/process/singleton.server'

// Vitest runs this before each file, so that no file finds what the last one kept in the process.
forgetSingletons()
