// run: scan --library --only stale-value
// expect: stale-value
// hub() makes the instance when the volatile field is null without a lock: two callers make two hubs and screens registered with the first are lost
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public final class ScreenHub {
    private static volatile ScreenHub instance;

    private final List<Consumer<String>> screens = new CopyOnWriteArrayList<>();

    private ScreenHub() { }

    public static ScreenHub hub() {
        ScreenHub h = instance;
        if (h == null) {
            h = new ScreenHub();
            instance = h;
        }
        return h;
    }

    public static void register(Consumer<String> screen) {
        hub().screens.add(screen);
    }

    public static void unregister(Consumer<String> screen) {
        hub().screens.remove(screen);
    }

    public static int show(String text) {
        int shown = 0;
        for (Consumer<String> s : hub().screens) {
            s.accept(text);
            shown++;
        }
        return shown;
    }
}
// corpus: unseen17
