// run: scan --only lock-order
// expect: none
// Widget and Layout call each other in both lock orders, but every such call is posted to one single-thread executor, so only its one thread ever holds these monitors.
package ui.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Layout {
    private final List<Widget> widgets = new ArrayList<>();
    private int passes;

    synchronized void add(Widget w) {
        widgets.add(w);
    }

    synchronized void relayout() {
        passes++;
        int x = 0;
        for (Widget w : widgets) {
            x += w.place(x);
        }
    }

    synchronized void invalidate() {
        passes++;
    }

    synchronized int passes() { return passes; }
}

class Widget {
    private final Layout layout;
    private int x;
    private int width = 10;

    Widget(Layout layout) { this.layout = layout; }

    synchronized int place(int x) {
        this.x = x;
        return width;
    }

    synchronized void resize(int w) {
        width = w;
        layout.invalidate();
    }
}

class EventLoop {
    private final ExecutorService loop = Executors.newSingleThreadExecutor();

    void post(Runnable r) {
        loop.execute(r);
    }

    void shutdown() throws InterruptedException {
        loop.shutdown();
        loop.awaitTermination(10, TimeUnit.SECONDS);
    }
}

public class EventLoopConfined {
    public static void main(String[] args) throws InterruptedException {
        EventLoop loop = new EventLoop();
        Layout layout = new Layout();
        Widget w = new Widget(layout);
        loop.post(() -> layout.add(w));
        Thread net = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                int size = i;
                loop.post(() -> w.resize(size));
            }
        });
        Thread input = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                loop.post(layout::relayout);
            }
        });
        net.start();
        input.start();
        net.join();
        input.join();
        loop.post(() -> System.out.println(layout.passes()));
        loop.shutdown();
    }
}
// corpus: unseen
