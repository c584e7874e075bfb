// run: scan --only lock-order
// expect: lock-order
// square/javapoet#799 - initialising SpelledType makes ClassSpelling constants, initialising ClassSpelling first initialises its superclass SpelledType: two first users wait for each other's class initialisation
import java.util.Objects;
import java.util.concurrent.CountDownLatch;

class SpelledType {
    static final SpelledType VOID = new SpelledType("void");
    static final SpelledType INT = new SpelledType("int");
    static final ClassSpelling OBJECT = ClassSpelling.of("java.lang", "Object");
    static final ClassSpelling BOXED_INT = ClassSpelling.of("java.lang", "Integer");

    final String keyword;

    SpelledType(String keyword) {
        this.keyword = Objects.requireNonNull(keyword);
    }

    static SpelledType named(String text) {
        return switch (text) {
            case "void" -> VOID;
            case "int" -> INT;
            case "Object" -> OBJECT;
            default -> new SpelledType(text);
        };
    }

    SpelledType box() {
        return this == INT ? BOXED_INT : this;
    }

    @Override
    public String toString() {
        return keyword;
    }
}

final class ClassSpelling extends SpelledType {
    static final ClassSpelling STRING = of("java.lang", "String");

    final String pkg;

    private ClassSpelling(String pkg, String simple) {
        super(simple);
        this.pkg = pkg;
    }

    static ClassSpelling of(String pkg, String simple) {
        return new ClassSpelling(pkg, simple);
    }

    @Override
    public String toString() {
        return pkg + "." + keyword;
    }
}

public class TypeNames {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread a = new Thread(() -> {
            await(go);
            System.out.println(ClassSpelling.of("java.util", "List"));
        });
        Thread b = new Thread(() -> {
            await(go);
            System.out.println(SpelledType.named("int").box());
        });
        a.start();
        b.start();
        go.countDown();
        a.join();
        b.join();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
// corpus: unseen18
