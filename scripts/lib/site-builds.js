import { randomBytes } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from './repository.js'

/*
 * Built sites lie side by side in `build/`, each in a folder named by the time of its build. The link `current` names
 * the one that a start serves (docs/decisions/0060-builds-side-by-side.md).
 */

const buildsFolder = inRepository('build')
/** The link to the current build. */
export const currentBuild = join(buildsFolder, 'current')

/** A build and the two before it: a site that still runs the oldest can wait for its restart. */
const kept = 3
const buildName = /^\d{8}T\d{6}-[0-9a-f]{4}$/
const unfinishedName = /^unfinished-/
/** Milliseconds after which what a crash left unfinished is removed. */
const unfinishedFor = 60 * 60 * 1000

/**
 * The folder of the build to serve, without links, so that it stays the same while `current` moves on. Throws an error
 * that says what to do if there is none.
 * @param {string} [wanted] a folder that an operator named
 */
export function findBuild(wanted = currentBuild) {
  try {
    return realpathSync(wanted)
  } catch (error) {
    throw new Error(`There is no build at ${wanted}. Run npm run build.`, { cause: error })
  }
}

/**
 * Makes a build in a folder of its own and points `current` to it once it is whole. The site that runs keeps its own.
 * @param {(folder: string) => Promise<void>} build writes the build into the folder; what it throws is passed on
 * @param {string} [builds]
 */
export async function makeBuild(build, builds = buildsFolder) {
  const time = new Date().toISOString().replace(/[-:]|\.\d+Z$/g, '')
  // Names sort by time.
  const name = `${time}-${randomBytes(2).toString('hex')}`
  const unfinished = join(builds, `unfinished-${name}`)
  mkdirSync(unfinished, { recursive: true })
  try {
    await build(unfinished)
    renameSync(unfinished, join(builds, name))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  pointTo(name, builds)
  removeOldBuilds(builds)
}

/**
 * Copies the files for browsers into a folder that sites of other builds look into, too.
 * @param {string} build folder of the build
 * @param {string} builds
 */
export function shareBuild(build, builds) {
  const name = basename(build)
  mkdirSync(builds, { recursive: true })
  if (listBuilds(builds).includes(name)) return
  const unfinished = join(builds, `unfinished-${name}-${process.pid}`)
  cpSync(join(build, 'client'), join(unfinished, 'client'), { recursive: true })
  try {
    renameSync(unfinished, join(builds, name))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (!listBuilds(builds).includes(name)) throw error
  }
  removeOldBuilds(builds)
}

/** @param {string} name @param {string} builds */
function pointTo(name, builds) {
  const link = join(builds, `unfinished-link-${name}`)
  symlinkSync(name, link)
  renameSync(link, join(builds, 'current'))
}

/** @param {string} builds */
function removeOldBuilds(builds) {
  const current = currentName(builds)
  const old = listBuilds(builds)
    .slice(0, -kept)
    .filter((name) => name !== current)
  const left = readdirSync(builds).filter(
    (name) =>
      unfinishedName.test(name) && Date.now() - lastChange(join(builds, name)) > unfinishedFor,
  )
  for (const name of [...old, ...left]) rmSync(join(builds, name), { recursive: true, force: true })
}

/** @param {string} path milliseconds since 1970; now, if it is gone */
function lastChange(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
}

/** @param {string} builds */
function currentName(builds) {
  try {
    return basename(realpathSync(join(builds, 'current')))
  } catch {
    return null
  }
}

/** @param {string} builds */
function listBuilds(builds) {
  return readdirSync(builds)
    .filter((name) => buildName.test(name))
    .sort()
}
