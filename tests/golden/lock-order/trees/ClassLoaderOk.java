// run: scan --only lock-order --library
// expect: none
// Delegation to a final parent, chosen at construction: a tree, always child before parent.
public class ClassLoaderOk {
    public static final class Loader {
        private final Loader parent;
        private int loaded;
        public Loader(Loader p) { parent = p; }
        public synchronized int loadClass(int name) {
            return parent == null ? loaded++ : parent.loadClass(name) + loaded++;
        }
    }
}
// corpus: software
