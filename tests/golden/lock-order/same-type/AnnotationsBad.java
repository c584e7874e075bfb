// run: scan --only lock-order --library
// expect: lock-order locks=AnnotationsBad$AnnotationType.class,AnnotationsBad$JClass
// Seed 003, section 7.2 (JDK-6588239): java.lang.Class against AnnotationType.class.
import java.util.HashMap;
import java.util.Map;

public class AnnotationsBad {
    public static final class JClass {
        private Map<JClass, Object> annotations;
        private AnnotationType type;
        public Map<JClass, Object> getAnnotations() { initAnnotationsIfNecessary(); return annotations; }
        public boolean isAnnotationPresent(JClass c) { return getAnnotation(c) != null; }
        public Object getAnnotation(JClass c) { initAnnotationsIfNecessary(); return annotations.get(c); }
        private synchronized void initAnnotationsIfNecessary() {
            if (annotations == null) {
                annotations = new HashMap<>();
                Parser.parse(this, annotations);
            }
        }
        public synchronized void clear() { annotations = null; }
        AnnotationType type() { return type; }
        void setType(AnnotationType t) { type = t; }
    }

    static class Parser {
        static void parse(JClass c, Map<JClass, Object> m) { parse2(c, m); }
        static void parse2(JClass c, Map<JClass, Object> m) { m.put(c, AnnotationType.getInstance(c)); }
    }

    public static class AnnotationType {
        private final boolean inherited;
        private AnnotationType(JClass c) { inherited = c.isAnnotationPresent(c); }
        public static synchronized AnnotationType getInstance(JClass c) {
            AnnotationType t = c.type();
            if (t == null) {
                t = new AnnotationType(c);
                c.setType(t);
            }
            return t;
        }
    }
}
// Figure FC7.1.
// run: raddle scan --only lock-order --library -f xml -v $CLASSES
// out: <?xml version="1.0" encoding="UTF-8"?>
// out: <LockOrderReport>
// out: <Cycle-2 locks="AnnotationsBad$JClass AnnotationsBad$AnnotationType.class">
// out: <Thread-1-Option>
// out: AnnotationsBad$JClass.getAnnotations:()Ljava/util/Map;
// out: AnnotationsBad$JClass.initAnnotationsIfNecessary:()V
// out: AnnotationsBad$Parser.parse:(LAnnotationsBad$JClass;Ljava/util/Map;)V
// out: AnnotationsBad$Parser.parse2:(LAnnotationsBad$JClass;Ljava/util/Map;)V
// out: AnnotationsBad$AnnotationType.getInstance:(LAnnotationsBad$JClass;)LAnnotationsBad$AnnotationType;
// out: </Thread-1-Option>
// out: <Thread-2-Option>
// out: AnnotationsBad$AnnotationType.getInstance:(LAnnotationsBad$JClass;)LAnnotationsBad$AnnotationType;
// out: AnnotationsBad$AnnotationType.&lt;init&gt;:(LAnnotationsBad$JClass;)V
// out: AnnotationsBad$JClass.isAnnotationPresent:(LAnnotationsBad$JClass;)Z
// out: AnnotationsBad$JClass.getAnnotation:(LAnnotationsBad$JClass;)Ljava/lang/Object;
// out: AnnotationsBad$JClass.initAnnotationsIfNecessary:()V
// out: </Thread-2-Option>
// out: <Entry>AnnotationsBad$JClass.getAnnotations:()Ljava/util/Map;</Entry>
// out: <Entry>AnnotationsBad$AnnotationType.getInstance:(LAnnotationsBad$JClass;)LAnnotationsBad$AnnotationType;</Entry>
// out: </Cycle-2>
// out: ...
// out: </LockOrderReport>
// exit: 1
// corpus: seed
