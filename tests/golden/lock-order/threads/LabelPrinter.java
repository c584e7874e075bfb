// run: scan --only lock-order
// expect: lock-order
// square/javapoet#799: TypeLabel's static initialiser makes a ClassLabel, whose superclass is TypeLabel; one thread starts at each end
import java.util.HashMap;
import java.util.Map;

public class LabelPrinter {
    public static void main(String[] args) throws InterruptedException {
        Thread fields = new Thread(() -> System.out.println(TypeLabel.of(int.class)), "fields");
        Thread imports = new Thread(() -> System.out.println(ClassLabel.named("java.util", "List")), "imports");
        fields.start();
        imports.start();
        fields.join();
        imports.join();
    }
}

class TypeLabel {
    static final TypeLabel VOID = new TypeLabel("void");
    static final TypeLabel INT = new TypeLabel("int");
    static final ClassLabel OBJECT = ClassLabel.named("java.lang", "Object");
    private static final Map<Class<?>, TypeLabel> KNOWN = new HashMap<>();

    static {
        KNOWN.put(void.class, VOID);
        KNOWN.put(int.class, INT);
        KNOWN.put(Object.class, OBJECT);
    }

    final String keyword;

    TypeLabel(String keyword) {
        this.keyword = keyword;
    }

    static TypeLabel of(Class<?> type) {
        TypeLabel t = KNOWN.get(type);
        return t != null ? t : ClassLabel.named(type.getPackageName(), type.getSimpleName());
    }

    @Override
    public String toString() {
        return keyword;
    }
}

final class ClassLabel extends TypeLabel {
    private static final String SEPARATOR = System.getProperty("label.separator", ".");

    private ClassLabel(String pkg, String simple) {
        super(pkg.isEmpty() ? simple : pkg + SEPARATOR + simple);
    }

    static ClassLabel named(String pkg, String simple) {
        return new ClassLabel(pkg, simple);
    }
}
// corpus: unseen19
