/** Guatemala City, where the map stands for a place without coordinates (browsing.md §2, map). */
const guatemalaCity = { latitude: 14.6349, longitude: -90.5069 }
const placeZoom = 15
const countryZoom = 5

/** Centre in degrees and zoom of a rental's map; `exact` is false if it has no coordinates. */
export function mapCentre(latitude: number | null, longitude: number | null) {
  if (latitude === null || longitude === null) {
    return { ...guatemalaCity, zoom: countryZoom, exact: false }
  }
  return { latitude, longitude, zoom: placeZoom, exact: true }
}
