import java.util.HashMap;
import java.util.Map;

/** Tables are filled by static initialisers, which run once and before anybody else gets in. */
public class HolderInit {
    static class Codes {
        static final int[] TABLE = new int[16]; // shared
        static final Map<String, Integer> NAMES = new HashMap<>(); // shared
        static int lookups;

        static {
            for (int i = 0; i < TABLE.length; i++) {
                TABLE[i] = i * i; // @fill not parallel: fill, not parallel: code
            }
            NAMES.put("zero", TABLE[0]); // @names not parallel: name, parallel: ask
        }

        static int code(int i) {
            lookups++; // @lookup parallel: lookup, not parallel: fill
            return TABLE[i]; // @code parallel: code, parallel: name
        }

        static Integer name(String s) {
            return NAMES.get(s); // @name parallel: name, not parallel: fill
        }
    }

    private static class LazyHolder {
        static final HolderInit INSTANCE = new HolderInit(); // @lazy shared, not parallel: lazy
    }

    static HolderInit instance() {
        return LazyHolder.INSTANCE;
    }

    private final int[] stats = new int[4]; // @stats shared, not parallel: ask

    void ask(int i) {
        stats[i]++; // @ask parallel: ask
        Codes.code(i);
        Codes.name("zero");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> instance().ask(1));
        Thread b = new Thread(() -> instance().ask(2));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(instance().stats[1]); // @end not parallel: ask
    }
}
