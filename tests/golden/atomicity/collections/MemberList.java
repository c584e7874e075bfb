// run: scan --only atomicity
// expect: none
// the vector's own monitor is held over size() and copyInto()
import java.util.Vector;

public class MemberList {
    private String[] names = new String[0];

    public synchronized int importFrom(Vector<String> source) {
        synchronized (source) {
            String[] copy = new String[source.size()];
            source.copyInto(copy);
            names = copy;
        }
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
        MemberList list = new MemberList();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 3000; i++) {
                door.add("m" + i);
                if (i % 3 == 0) {
                    door.remove(0);
                }
            }
        });
        t.start();
        int most = 0;
        for (int i = 0; i < 50; i++) {
            most = Math.max(most, list.importFrom(door));
            most = Math.max(most, list.letters());
        }
        t.join();
        System.out.println(most >= 0);
    }
}
// corpus: unseen21
