import type { leads as english } from '../en/leads'
import type { Translated } from '../translated'

export const leads: Translated<typeof english> = {
  alreadySubscribed: 'Usted ya está suscrito',
  listWithUs: {
    send: 'Enviar y conversemos',
    wishes: 'Cuéntenos de su propiedad',
  },
  referral: {
    send: 'Unirme al plan de referidos',
    wishes: 'Cuéntenos de usted o de la propiedad que conoce',
  },
  subscription: {
    send: 'Suscribirme',
  },
  report: {
    heading: '¿Algo no está bien, o este lugar es suyo?',
    about: 'De qué se trata',
    title: {
      productReport: 'Reportar este lugar',
      providerReport: 'Reportar al proveedor',
      productClaim: 'Reclamar este lugar como suyo',
    },
    choose: {
      productReport: 'El lugar',
      providerReport: 'El proveedor',
      productClaim: 'Es mío',
    },
    description: {
      productReport: '¿Qué no está bien?',
      providerReport: '¿Qué pasó con el proveedor?',
      productClaim: '¿Cómo podemos comprobar que es suyo?',
    },
    send: {
      productReport: 'Enviar el reporte',
      providerReport: 'Enviar el reporte',
      productClaim: 'Enviar el reclamo',
    },
    done: {
      productReport: 'Producto reportado.',
      providerReport: 'Proveedor reportado.',
      productClaim: 'Producto reclamado.',
    },
    evaluated: 'El reporte será evaluado.',
    reportNamed: 'Reportar {{name}}',
    close: 'Cerrar',
    loading: 'Un momento…',
    onPage: 'Abrir el formulario en la página del lugar',
    fromModal: '¿Su lugar ya está aquí, o algo no está bien con este?',
  },
  landing: {
    send: 'Pedir una propuesta',
    wishes: '¿Algo más que debamos saber?',
    place: '¿Dónde le gustaría hospedarse?',
    anyPlace: 'En cualquier lugar de Guatemala',
    startDate: 'Primer día',
    endDate: 'Último día',
    guests: 'Huéspedes',
    adults: 'Adultos',
    children: 'Niños',
    maxCapacity: 'Se alcanzó la capacidad máxima',
  },
}
