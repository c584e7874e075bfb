// An object in a static field, changed by two threads.
//
// run: scan --only object-race
// expect: object-race line=set
public class StaticFieldBad {
    static class Settings {
        private String mode = "";

        void set(String to) {
            mode = to; // <- set
        }

        String get() {
            return mode;
        }
    }

    private static final Settings settings = new Settings();

    static void set(String to) {
        settings.set(to);
    }

    static String get() {
        return settings.get();
    }

    public static void main(String[] args) {
        new Thread(() -> set("a")).start();
        System.out.println(get());
    }
}
