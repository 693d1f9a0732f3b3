import type { report as english } from '../en/report'
import type { Translated } from '../translated'

export const report: Translated<typeof english> = {
  heading: '¿Algo no está bien, o este lugar es suyo?',
  title: {
    productReport: 'Reportar este lugar',
    providerReport: 'Reportar al proveedor',
    productClaim: 'Reclamar este lugar como suyo',
  },
  short: 'Reportar',
  reportNamed: 'Reportar {{name}}',
  fromModal: '¿Su lugar ya está aquí, o algo no está bien con este?',
  done: {
    productReport: 'Producto reportado.',
    providerReport: 'Proveedor reportado.',
    productClaim: 'Producto reclamado.',
  },
  evaluated: 'El reporte será evaluado.',
  close: 'Cerrar',
}
