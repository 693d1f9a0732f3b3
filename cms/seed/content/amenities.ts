import type { AmenitySlug } from './keys'
import type { IconName } from './icons'
import type { AmenitySeed } from './types'

type Row = [slug: AmenitySlug, icon: IconName, en: string, es: string]

const rows: Record<AmenitySeed['group'], Row[]> = {
  comfort: [
    ['wifi', 'wifi', 'Wi-Fi', 'Wifi'],
    ['hot-water', 'shower', 'Hot water', 'Agua caliente'],
    ['fireplace', 'flame', 'Fireplace', 'Chimenea'],
    ['air-conditioning', 'snowflake', 'Air conditioning', 'Aire acondicionado'],
    ['ceiling-fans', 'fan', 'Ceiling fans', 'Ventiladores de techo'],
    ['smart-tv', 'tv', 'Smart TV', 'Televisor inteligente'],
    ['washer', 'washer', 'Washing machine', 'Lavadora'],
    ['dryer', 'washer', 'Tumble dryer', 'Secadora de ropa'],
    ['iron', 'iron', 'Iron', 'Plancha'],
    ['hair-dryer', 'hair-dryer', 'Hair dryer', 'Secadora de pelo'],
    ['daily-cleaning', 'broom', 'Daily cleaning', 'Limpieza diaria'],
  ],
  kitchen: [
    ['full-kitchen', 'pot', 'Full kitchen', 'Cocina completa'],
    ['kitchenette', 'pot', 'Kitchenette', 'Cocineta'],
    ['coffee-maker', 'coffee', 'Coffee maker', 'Cafetera'],
    ['water-filter', 'drop', 'Drinking water', 'Agua pura'],
    ['breakfast', 'toast', 'Breakfast included', 'Desayuno incluido'],
    ['private-chef', 'chef-hat', 'Cook on request', 'Cocinera por encargo'],
  ],
  outdoor: [
    ['garden', 'leaf', 'Garden', 'Jardín'],
    ['courtyard-fountain', 'fountain', 'Courtyard with fountain', 'Patio con fuente'],
    ['terrace', 'parasol', 'Terrace', 'Terraza'],
    ['rooftop', 'skyline', 'Roof terrace', 'Terraza en la azotea'],
    ['volcano-view', 'volcano', 'Volcano view', 'Vista a los volcanes'],
    ['lake-view', 'lake', 'Lake view', 'Vista al lago'],
    ['sea-access', 'wave', 'Way to the beach', 'Salida a la playa'],
    ['private-dock', 'anchor', 'Private dock', 'Muelle propio'],
    ['pool', 'pool', 'Swimming pool', 'Piscina'],
    ['heated-pool', 'pool', 'Heated pool', 'Piscina climatizada'],
    ['jacuzzi', 'bubbles', 'Hot tub', 'Jacuzzi'],
    ['barbecue', 'grill', 'Barbecue', 'Churrasquera'],
    ['fire-pit', 'flame', 'Fire pit', 'Fogata'],
    ['hammocks', 'hammock', 'Hammocks', 'Hamacas'],
    ['kayaks', 'kayak', 'Kayaks', 'Kayaks disponibles'],
  ],
  family: [
    ['crib', 'crib', 'Cot', 'Cuna'],
    ['high-chair', 'child', 'High chair', 'Silla alta para bebé'],
    ['board-games', 'dice', 'Board games', 'Juegos de mesa'],
    ['playground', 'child', 'Playground', 'Juegos para niños'],
    ['pets-welcome', 'paw', 'Pets welcome', 'Se aceptan mascotas'],
  ],
  work: [
    ['fast-wifi', 'wifi', 'Fast Wi-Fi (50 Mbps or more)', 'Internet rápido (50 Mbps o más)'],
    ['desk', 'desk', 'Desk to work at', 'Escritorio para trabajar'],
    ['meeting-room', 'people', 'Meeting room', 'Sala de reuniones'],
  ],
  safety: [
    ['parking', 'car', 'Parking', 'Parqueo'],
    ['gated-community', 'gate', 'Gated community', 'Condominio con garita'],
    ['night-guard', 'shield', 'Night guard', 'Guardián nocturno'],
    ['smoke-detector', 'alarm', 'Smoke detector', 'Detector de humo'],
    ['first-aid', 'first-aid', 'First-aid kit', 'Botiquín'],
    ['step-free', 'wheelchair', 'Step-free entrance', 'Entrada sin gradas'],
    ['generator', 'bolt', 'Generator', 'Planta eléctrica'],
    ['solar-power', 'sun', 'Solar power', 'Energía solar'],
  ],
}

/** Those that the lists offer as filters. */
const filters: ReadonlySet<AmenitySlug> = new Set([
  'wifi',
  'air-conditioning',
  'fireplace',
  'washer',
  'full-kitchen',
  'breakfast',
  'garden',
  'terrace',
  'volcano-view',
  'lake-view',
  'sea-access',
  'pool',
  'jacuzzi',
  'barbecue',
  'crib',
  'pets-welcome',
  'desk',
  'parking',
  'step-free',
])

const groups: AmenitySeed['group'][] = ['comfort', 'kitchen', 'outdoor', 'family', 'work', 'safety']

export const amenities: AmenitySeed[] = groups.flatMap((group) =>
  rows[group].map(([slug, icon, en, es]) => ({
    slug,
    group,
    icon,
    name: { en, es },
    isFilter: filters.has(slug),
  })),
)
