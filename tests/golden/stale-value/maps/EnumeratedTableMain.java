// run: scan --only stale-value
// expect: none
// An enumeration of a Hashtable does not fail where others put.
import java.util.Enumeration;
import java.util.Hashtable;

public class EnumeratedTableMain {
    private static final Hashtable<String, String> names = new Hashtable<>();

    private static void print() {
        Enumeration<String> all = names.keys();
        while (all.hasMoreElements())
            System.out.println(all.nextElement());
    }

    public static void main(String[] args) {
        new Thread(() -> names.put("a", "b")).start();
        print();
    }
}
// corpus: unseen
