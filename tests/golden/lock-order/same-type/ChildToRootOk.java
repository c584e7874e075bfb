// run: scan --only lock-order --library
// expect: none
// Only upwards: a child locks itself, then its final parent. The order is fixed by construction.
public class ChildToRootOk {
    public static final class Scope {
        private final Scope parent;
        private int lookups;
        public Scope() { parent = null; }
        private Scope(Scope p) { parent = p; }
        public Scope nested() { return new Scope(this); }
        public synchronized int find() {
            lookups++;
            return parent == null ? lookups : parent.find();
        }
    }
}
