import { forgetSingletons, singleton } from '~/platform/process/singleton.server'

type Probing = { noteAnswer: () => void }

// Vitest runs this before each file, so that no file finds what the last one kept in the process.
// Where the CMS was down there, it would be probed in the middle of this file's tests.
singleton<Probing | null>('cms-reachability', () => null)?.noteAnswer()
forgetSingletons()
