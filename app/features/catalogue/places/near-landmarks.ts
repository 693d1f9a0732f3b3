import type { LandmarkKind } from '~content/landmark-kind'
import type { Locale } from '~content/locale'
import type { Landmark } from '~content/taxonomy'
import { localizedText } from '../localized-text'
import { blurredPosition } from './blurred-position'
import { distanceKm, type Point } from './distance'

export type NearLandmark = {
  id: string
  name: string
  kind: LandmarkKind
  /** As the crow flies, rounded to what is shown. */
  metres: number
}

const maxShown = 5

/** The five nearest landmarks that matter at their distance, the nearest first (finding.md §7). */
export function nearLandmarks(
  position: Point,
  landmarks: readonly Landmark[],
  locale: Locale,
): NearLandmark[] {
  const from = blurredPosition(position)
  return landmarks
    .map((landmark) => ({ landmark, km: distanceKm(from, landmark) }))
    .filter(({ landmark, km }) => km <= landmark.reachKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, maxShown)
    .map(({ landmark: { id, name, kind }, km }) => ({
      id,
      name: localizedText(name, locale),
      kind,
      metres: roundedMetres(km),
    }))
}

/** Rounds to about a tenth. Never less than 100 m: the blurred position tells no more. */
function roundedMetres(km: number): number {
  const metres = km * 1000
  if (metres < 1000) return Math.max(roundTo(metres, 50), 100)
  return roundTo(metres, metres < 10_000 ? 100 : 1000)
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
