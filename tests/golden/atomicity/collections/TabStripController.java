// run: scan --only atomicity
// expect: atomicity
// close looks the index up with tabs.indexOf and removes by that index in a second call; the other controller can shift the tabs in between
import java.util.ArrayList;
import java.util.List;

public class TabStripController {
    private final TabList tabs;
    private int closed;

    TabStripController(TabList tabs) {
        this.tabs = tabs;
    }

    synchronized boolean close(String title) {
        int at = tabs.indexOf(title);
        if (at < 0) {
            return false;
        }
        tabs.removeAt(at);
        closed++;
        return true;
    }

    synchronized int closed() {
        return closed;
    }

    public static void main(String[] args) throws Exception {
        TabList tabs = new TabList();
        for (int i = 0; i < 1000; i++) {
            tabs.append("tab" + i);
        }
        TabStripController left = new TabStripController(tabs);
        TabStripController right = new TabStripController(tabs);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 1000; i += 2) {
                left.close("tab" + i);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 1; i < 1000; i += 2) {
                right.close("tab" + i);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(left.closed() + right.closed());
    }
}

class TabList {
    private final List<String> titles = new ArrayList<>();

    synchronized void append(String title) {
        titles.add(title);
    }

    synchronized int indexOf(String title) {
        return titles.indexOf(title);
    }

    synchronized String removeAt(int index) {
        return titles.remove(index);
    }
}
// corpus: unseen13
