// Written once by the timer thread before the volatile write of loaded; every reader reads loaded == true first.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class Catalog {
    private Map<String, Integer> articles;
    private int size;
    private volatile boolean loaded;

    private void load() {
        Map<String, Integer> m = new HashMap<>();
        for (int i = 0; i < 500; i++) {
            m.put("article-" + i, i * 3);
        }
        articles = m;
        size = m.size();
        loaded = true;
    }

    int find(String name) throws InterruptedException {
        awaitLoaded();
        Integer n = articles.get(name);
        return n == null ? -1 : n;
    }

    int size() {
        return loaded ? size : 0;
    }

    private void awaitLoaded() throws InterruptedException {
        while (!loaded) {
            Thread.sleep(1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Catalog catalog = new Catalog();
        Timer timer = new Timer("loader");
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                catalog.load();
            }
        }, 20);
        Thread client = new Thread(() -> {
            try {
                System.out.println("client " + catalog.find("article-7"));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        client.start();
        System.out.println("size at start " + catalog.size());
        System.out.println("main " + catalog.find("article-8"));
        System.out.println("size now " + catalog.size());
        timer.cancel();
        client.join();
    }
}
// corpus: unseen26
