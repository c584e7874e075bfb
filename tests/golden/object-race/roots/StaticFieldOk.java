// All go through static synchronized methods: the class is the lock.
//
// run: scan --only object-race
// expect: none
public class StaticFieldOk {
    static class Settings {
        private String mode = "";

        void set(String to) {
            mode = to;
        }

        String get() {
            return mode;
        }
    }

    private static final Settings settings = new Settings();

    static synchronized void set(String to) {
        settings.set(to);
    }

    static synchronized String get() {
        return settings.get();
    }

    public static void main(String[] args) {
        new Thread(() -> set("a")).start();
        System.out.println(get());
    }
}
