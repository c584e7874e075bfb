// run: scan --only stale-value
// expect: stale-value
// hasMoreElements and nextElement are two steps; the last element may go in between.
import java.util.Enumeration;
import java.util.Vector;

public class EnumeratedVectorMain {
    private static final Vector<String> guests = new Vector<>();

    private static void greet() {
        Enumeration<String> all = guests.elements();
        while (all.hasMoreElements())
            System.out.println("hello " + all.nextElement());
    }

    public static void main(String[] args) {
        guests.add("ann");
        guests.add("bob");
        new Thread(() -> guests.remove("bob")).start();
        greet();
    }
}
// corpus: unseen
