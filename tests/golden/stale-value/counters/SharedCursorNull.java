// run: scan --only stale-value
// expect: none
// one synchronized nextOrNull call replaces hasNext and next
import java.util.Arrays;

class WorkList<T> {
    private final T[] items;
    private int at;

    WorkList(T[] items) {
        this.items = items;
    }

    synchronized T nextOrNull() {
        return at < items.length ? items[at++] : null;
    }
}

class LinkChecker implements Runnable {
    private final WorkList<String> links;

    LinkChecker(WorkList<String> links) {
        this.links = links;
    }

    @Override
    public void run() {
        String l = links.nextOrNull();
        while (l != null) {
            System.out.println("checking " + l);
            l = links.nextOrNull();
        }
    }
}

public class SharedCursorNull {
    public static void main(String[] args) {
        String[] names = new String[40];
        Arrays.setAll(names, i -> "http://host/" + i);
        WorkList<String> list = new WorkList<>(names);
        new Thread(new LinkChecker(list)).start();
        new Thread(new LinkChecker(list)).start();
    }
}
// corpus: unseen
