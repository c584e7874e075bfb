// What a method of the library makes is of a class that the code need not name: a number format is not for threads, the
// wrapped list is.
// run: scan --library --only data-race
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class MadeByFactory {
    private static final NumberFormat FORMAT = NumberFormat.getNumberInstance();
    private static final NumberFormat LOCKED = NumberFormat.getNumberInstance();
    private static final List<String> WRAPPED = Collections.synchronizedList(new ArrayList<>());

    public static String plain(double value) {
        return FORMAT.format(value); // expect: data-race field=MadeByFactory.FORMAT
    }

    public static String locked(double value) {
        synchronized (LOCKED) {
            return LOCKED.format(value);
        }
    }

    public static void add(String text) { WRAPPED.add(text); }
}
