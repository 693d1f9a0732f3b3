import type { careerSkills as english } from '../en/career-skills'
import type { Translated } from '../translated'

export const careerSkills: Translated<typeof english> = {
  retentionMemory: 'Memoria para los detalles',
  organization: 'Organización',
  onlineTools: 'Herramientas en línea',
  excel: 'Excel',
  accounting: 'Contabilidad',
  administration: 'Administración',
  ecommerce: 'Comercio electrónico',
  taskManager: 'Manejo de tareas',
  salesChannels: 'Canales de venta',
  distributionChannels: 'Canales de distribución',
  socialMedia: 'Redes sociales',
  marketing: 'Mercadeo',
  tourism: 'Turismo',
  realEstate: 'Bienes raíces',
  shortTerm: 'Alquileres cortos',
  longTerm: 'Alquileres largos',
  sales: 'Ventas',
  design: 'Diseño',
  photography: 'Fotografía',
  emailMarketing: 'Mercadeo por correo',
  propertyManagement: 'Administración de propiedades',
  ingles: 'Nivel de inglés',
}
