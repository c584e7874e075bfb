// run: scan --only lock-order
// expect: lock-order
// Two non-parallel class loaders delegate to each other while loadClass is synchronized on the loader.
import java.util.HashMap;
import java.util.Map;

public class ClassLoaderPair {
	public static class BundleLoader {
		private final Map<String, byte[]> own = new HashMap<>();
		private BundleLoader importer;

		public synchronized void setImport(BundleLoader other) {
			importer = other;
		}

		public synchronized void define(String name, byte[] code) {
			own.put(name, code);
		}

		public synchronized byte[] load(String name) {
			byte[] c = own.get(name);
			if (c == null && importer != null)
				c = importer.loadLocal(name);
			return c;
		}

		synchronized byte[] loadLocal(String name) {
			return own.get(name);
		}
	}
}
// corpus: unseen
