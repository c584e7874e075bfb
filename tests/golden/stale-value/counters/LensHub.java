// run: scan --library --only stale-value
// expect: none
// the volatile field is checked again under the class lock before the one instance is made
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public final class LensHub {
    private static volatile LensHub instance;

    private final List<Consumer<String>> lenses = new CopyOnWriteArrayList<>();

    private LensHub() { }

    public static LensHub hub() {
        LensHub h = instance;
        if (h == null) {
            synchronized (LensHub.class) {
                h = instance;
                if (h == null) {
                    h = new LensHub();
                    instance = h;
                }
            }
        }
        return h;
    }

    public static void register(Consumer<String> lens) {
        hub().lenses.add(lens);
    }

    public static void unregister(Consumer<String> lens) {
        hub().lenses.remove(lens);
    }

    public static int show(String text) {
        int shown = 0;
        for (Consumer<String> s : hub().lenses) {
            s.accept(text);
            shown++;
        }
        return shown;
    }
}
// corpus: unseen17
