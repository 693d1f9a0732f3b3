import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { PlannedPicture } from './plan'

/** The pictures as the repository holds them, ready to be imported. */
export const drawnFolder = fileURLToPath(new URL('drawn/', import.meta.url))

export const drawnFile = (id: string): string => join(drawnFolder, `${id}.avif`)

/** What each drawn picture was made from, by its id. */
export const manifestFile = join(drawnFolder, 'manifest.json')

const manifestSchema = z.record(z.string(), z.string())

export const readManifest = () =>
  manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))

/** What a picture is made from, as the manifest says it. */
export const parametersOf = ({ scene, setting, light, seed, width, height }: PlannedPicture) =>
  `${scene}, ${setting}, ${light}, ${seed}, ${width}×${height}`
