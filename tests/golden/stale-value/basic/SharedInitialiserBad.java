// run: scan --library --only stale-value
// Three methods ask whether there is a converter and have the same method make one: that method is to blame, once.
public class SharedInitialiserBad {
    private static volatile Object converter;

    private static void initialise() {
        converter = new Object();
    }

    public static String text() {
        if (converter == null)
            initialise(); // expect: stale-value
        return converter.toString();
    }

    public static int number() {
        if (converter == null)
            initialise();
        return converter.hashCode();
    }

    public static boolean isSame(Object other) {
        if (converter == null)
            initialise();
        return converter.equals(other);
    }
}
