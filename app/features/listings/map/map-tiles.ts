/** Where map tiles come from (configuration): a Leaflet URL template and the attribution it asks for. */
export type MapTiles = { url: string; attribution: string }
