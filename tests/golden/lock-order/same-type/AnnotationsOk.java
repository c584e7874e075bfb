// run: scan --only lock-order --library
// expect: none
// Section 7.2 repaired as in JDK 8: the annotation type is published with a compare and set, no lock is held while parsing.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class AnnotationsOk {
    public static final class JClass {
        private final AtomicReference<Map<JClass, Object>> annotations = new AtomicReference<>();
        private final AtomicReference<AnnotationType> type = new AtomicReference<>();
        private int uses;
        public synchronized void use() { uses++; }
        public Map<JClass, Object> getAnnotations() {
            Map<JClass, Object> m = annotations.get();
            if (m == null) {
                m = new HashMap<>();
                m.put(this, AnnotationType.getInstance(this));
                annotations.compareAndSet(null, m);
            }
            use();
            return m;
        }
    }

    public static class AnnotationType {
        private static int made;
        private static synchronized void count() { made++; }
        public static AnnotationType getInstance(JClass c) {
            AnnotationType t = c.type.get();
            if (t == null) {
                t = new AnnotationType();
                c.type.compareAndSet(null, t);
                count();
            }
            return t;
        }
    }
}
// corpus: seed
