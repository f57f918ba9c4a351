// Vite adds its client to any module that names `import.meta.hot`.
import.meta.hot?.on('site:changed', () => location.reload());
