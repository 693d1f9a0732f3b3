import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { npmCommand } from './npm-command.js'
import { inRepository } from './repository.js'
import { runStep } from './run-step.js'

/*
 * Both programs use one package with a part in C++. Where npm finds no ready binary it compiles for
 * more than a minute, so this is done once, beside the builds, and for both.
 */
const nativePackage = 'better-sqlite3'
const binary = join('node_modules', nativePackage, 'build', 'Release', 'better_sqlite3.node')
const site = inRepository()
const cms = inRepository('cms')

/** Whether the binaries of both programs are there and fit this version of Node. */
export const hasNativePackages = () => [site, cms].every(loadsIn)

/**
 * Downloads or compiles the native package. Needs the packages of the site, and waits for those of the CMS before it
 * copies the binary there.
 * @param {{ logFile: string, cmsPackages: Promise<unknown> }} job
 */
export async function compileNativePackages({ logFile, cmsPackages }) {
  await compileIn(site, logFile)
  await cmsPackages
  if (versionIn(cms) !== versionIn(site)) return compileIn(cms, logFile)
  const target = join(cms, binary)
  mkdirSync(dirname(target), { recursive: true })
  // A stop in the middle of the copy leaves no half binary.
  copyFileSync(join(site, binary), `${target}.part`)
  renameSync(`${target}.part`, target)
}

/**
 * @param {string} folder
 * @param {string} logFile
 */
function compileIn(folder, logFile) {
  return runStep({
    name: `Compiling ${nativePackage}`,
    ...npmCommand(['rebuild', nativePackage, '--loglevel=warn']),
    cwd: folder,
    env: { JOBS: 'max', npm_config_target: headersFor(process.versions.node), ...process.env },
    logFile,
  })
}

/**
 * The version of Node whose headers a native package is compiled with. What is compiled with the headers of Node 24.19
 * or a later 24 aborts the process when its objects are collected (nodejs/node#65446); all of Node 24 shares one binary
 * interface.
 * @param {string} version such as `24.21.0`
 */
export function headersFor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major === 24 && minor >= 19 ? '24.18.1' : version
}

/** @param {string} folder */
function loadsIn(folder) {
  try {
    const Database = createRequire(join(folder, 'package.json'))(nativePackage)
    new Database(':memory:').close()
    return true
  } catch {
    return false
  }
}

/** @param {string} folder */
function versionIn(folder) {
  return createRequire(join(folder, 'package.json'))(`${nativePackage}/package.json`).version
}
