// Seed 003, section 6.2: a lock of type java.lang.Object between two others is passed over: of T1, Object, T3 the graph has
// only <T1, T3>. As the last lock of a path it stays.
public class ObjectRule {
    public static class T1 {
        private final Object lock = new Object();
        private final T3 t3 = new T3();
        public synchronized void between() {
            synchronized (lock) {
                t3.take();
            }
        }
        public synchronized void last() {
            synchronized (lock) {
                lock.hashCode();
            }
        }
    }

    public static class T3 {
        int n;
        public synchronized void take() { n++; }
    }
}
// run: raddle show lockgraph --library $CLASSES
// out: ObjectRule$T1 -> ObjectRule$T3
// out:   ObjectRule$T1.between:()V-ObjectRule$T1.between:()V#Ljava/lang/Object;#0-ObjectRule$T3.take:()V
// out: ObjectRule$T1 -> java.lang.Object
// out:   ObjectRule$T1.last:()V-ObjectRule$T1.last:()V#Ljava/lang/Object;#0
// out: 3 locks: 0 class objects, 3 types
// out: 2 edges, 2 paths
// run: raddle show lockgraph --library --all-edges $CLASSES
// out: ObjectRule$T1 -> ObjectRule$T3
// out:   ObjectRule$T1.between:()V-ObjectRule$T1.between:()V#Ljava/lang/Object;#0-ObjectRule$T3.take:()V
// out: ObjectRule$T1 -> java.lang.Object
// out:   ObjectRule$T1.between:()V-ObjectRule$T1.between:()V#Ljava/lang/Object;#0
// out:   ObjectRule$T1.last:()V-ObjectRule$T1.last:()V#Ljava/lang/Object;#0
// out: java.lang.Object -> ObjectRule$T3
// out:   ObjectRule$T1.between:()V#Ljava/lang/Object;#0-ObjectRule$T3.take:()V
// out: 3 locks: 0 class objects, 3 types
// out: 3 edges, 4 paths
// corpus: seed
