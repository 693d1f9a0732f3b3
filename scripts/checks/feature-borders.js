import { publicFiles } from '../../app/features/public-files.js'
import { importRule } from './imports.js'

/*
 * Features form no ring and meet through their public files only: app/features/public-files.js has both.
 */

const order = Object.keys(publicFiles)

/**
 * The feature and the file in it that a path names, `['pricing', 'money/money']`; null outside of features.
 * @param {string} path
 */
function placeOf(path) {
  const [, feature = '', file = ''] = /^app\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  return feature ? { feature, file: file.replace(/\?.*$|\.tsx?$/, '') } : null
}

export const featureBorders = importRule((from, to) => {
  const here = placeOf(from)
  const there = placeOf(to)
  if (!here || !there || there.feature === here.feature) return null
  const rank = order.indexOf(there.feature)
  if (rank === -1 || rank > order.indexOf(here.feature)) {
    return `The feature ${here.feature} may not import ${there.feature}: it stands below it in app/features/public-files.js`
  }
  const isTest = /\.test\.tsx?$/.test(from)
  if (isTest || publicFiles[there.feature]?.includes(there.file)) return null
  return `${there.feature}/${there.file} is no public file; app/features/public-files.js lists those of ${there.feature}`
})
