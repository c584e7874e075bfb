// run: scan --only atomicity
// expect: atomicity
// size() and copyInto() of the shared vector are two steps; a remove between leaves nulls, an add throws
import java.util.Vector;

public class GuestList {
    private String[] names = new String[0];

    public synchronized int importFrom(Vector<String> source) {
        String[] copy = new String[source.size()];
        source.copyInto(copy);
        names = copy;
        return names.length;
    }

    public synchronized int letters() {
        int n = 0;
        for (String s : names) {
            n += s.length();
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> door = new Vector<>();
        GuestList list = new GuestList();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                door.add("guest" + i);
                if (i % 3 == 0) {
                    door.remove(0);
                }
            }
        });
        t.start();
        int most = 0;
        for (int i = 0; i < 200; i++) {
            most = Math.max(most, list.importFrom(door));
            most = Math.max(most, list.letters());
        }
        t.join();
        System.out.println(most);
    }
}
// corpus: unseen21
