// run: scan --only lock-order --library
// expect: lock-order locks=ClassLoaderBad$Loader,ClassLoaderBad$Loader
// Shape of JDK-6440846: loaders that delegate to each other, each with a synchronized loadClass.
public class ClassLoaderBad {
    public static final class Loader {
        private Loader peer;
        private int loaded;
        public synchronized void setPeer(Loader p) { peer = p; }
        public synchronized int loadClass(int name) {
            if (name % 2 == 0 || peer == null) return loaded++;
            return peer.find(name);
        }
        synchronized int find(int name) { return loaded++; }
    }
}
// corpus: software
