// Set once under the lock, and read without it by those who have looked at it under the lock: no race, but only
// because it is never set again, which is not known.
// run: scan --library --only data-race
public class CheckedFirst {
    private static String[] names;

    public static String[] FP_names() {
        synchronized (CheckedFirst.class) {
            if (names == null)
                names = new String[] { "a", "b" };
        }
        return names.clone(); // expect: data-race field=CheckedFirst.names severity=medium
    }
}
