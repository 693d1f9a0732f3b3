import type { CareerSkill } from '../content-types/career-skill'

/** Labels of the skills that applicants rate, for the panel and for exports. */
export const skillLabels: Record<CareerSkill, { en: string; es: string }> = {
  retentionMemory: { en: 'Memory for details', es: 'Memoria para los detalles' },
  organization: { en: 'Organization', es: 'Organización' },
  onlineTools: { en: 'Online tools', es: 'Herramientas en línea' },
  excel: { en: 'Excel', es: 'Excel' },
  accounting: { en: 'Accounting', es: 'Contabilidad' },
  administration: { en: 'Administration', es: 'Administración' },
  ecommerce: { en: 'E-commerce', es: 'Comercio electrónico' },
  taskManager: { en: 'Managing tasks', es: 'Manejo de tareas' },
  salesChannels: { en: 'Sales channels', es: 'Canales de venta' },
  distributionChannels: { en: 'Distribution channels', es: 'Canales de distribución' },
  socialMedia: { en: 'Social media', es: 'Redes sociales' },
  marketing: { en: 'Marketing', es: 'Mercadeo' },
  tourism: { en: 'Tourism', es: 'Turismo' },
  realEstate: { en: 'Real estate', es: 'Bienes raíces' },
  shortTerm: { en: 'Short-term rentals', es: 'Alquileres cortos' },
  longTerm: { en: 'Long-term rentals', es: 'Alquileres largos' },
  sales: { en: 'Sales', es: 'Ventas' },
  design: { en: 'Design', es: 'Diseño' },
  photography: { en: 'Photography', es: 'Fotografía' },
  emailMarketing: { en: 'E-mail marketing', es: 'Mercadeo por correo' },
  propertyManagement: { en: 'Property management', es: 'Administración de propiedades' },
  ingles: { en: 'English level', es: 'Nivel de inglés' },
}
