import type { ProviderSeed } from './types'

export const providers: ProviderSeed[] = [
  { key: 'casa-y-calle', name: 'Casa y Calle' },
  { key: 'volcan-homes', name: 'Volcán Homes' },
  { key: 'atitlan-shores', name: 'Atitlán Shores' },
  { key: 'costa-tranquila', name: 'Costa Tranquila' },
  { key: 'selva-stays', name: 'Selva Stays' },
  { key: 'owner-marta-ajanel', name: 'Marta Ajanel' },
  { key: 'owner-julio-pirir', name: 'Julio Pirir' },
  { key: 'ciudad-nueva-living', name: 'Ciudad Nueva Living' },
]
