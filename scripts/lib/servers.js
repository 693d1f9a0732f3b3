import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startProgram } from './program.js'
import { inRepository } from './repository.js'

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {{ settings: Settings, logFile?: string, onLine?: (line: string) => void }} Options */

const endWithParent = pathToFileURL(inRepository('scripts', 'lib', 'end-with-parent.js')).href
const strapi = ['node_modules', '@strapi', 'strapi', 'bin', 'strapi.js']
const remix = ['node_modules', '@remix-run', 'dev', 'dist', 'cli.js']

/** @param {Options} options */
export const startCms = (options) =>
  startNode(options, 'production', inRepository('cms'), [join('dist', 'src', 'start.js')])

/** @param {Options} options */
export const startSite = (options) =>
  startNode(options, 'production', inRepository(), [join('scripts', 'serve-site.js')])

/** @param {Options} options */
export const developCms = (options) =>
  startNode(options, 'development', inRepository('cms'), [join(...strapi), 'develop'])

/** @param {Options} options */
export const developSite = (options) =>
  startNode(options, 'development', inRepository(), [
    join(...remix),
    'vite:dev',
    '--host',
    options.settings.SITE_HOST,
  ])

/**
 * How glibc gives memory back: without it, freed pictures of 12 megapixels leave the program hundreds of
 * megabytes large (docs/operations.md, "Memory"). Other systems ignore these.
 */
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * The environment of a program: its settings, which may name other limits of memory.
 * @param {Settings} settings
 * @param {string} mode
 */
export const programEnvironment = (settings, mode) => ({ ...memory, ...settings, NODE_ENV: mode })

/**
 * @param {Options} options
 * @param {string} mode
 * @param {string} cwd
 * @param {readonly string[]} args
 */
function startNode({ settings, logFile, onLine }, mode, cwd, args) {
  return startProgram({
    command: process.execPath,
    args: ['--import', endWithParent, ...args],
    cwd,
    env: programEnvironment(settings, mode),
    logFile,
    onLine,
    endsWithParent: true,
  })
}
