// run: scan --only stale-value
// expect: stale-value method=WeblechSpiderBad$Spider.run line=here
// WebLech, Spider: the queue is asked for its size under its lock and the next one is taken under its lock again.

import java.util.ArrayList;
import java.util.List;

public class WeblechSpiderBad {
    static class DownloadQueue {
        private final List<String> urls = new ArrayList<>();

        void add(String url) { urls.add(url); }

        int size() { return urls.size(); }

        String next() { return urls.remove(0); }
    }

    static class Spider implements Runnable {
        private final DownloadQueue queue = new DownloadQueue();
        private int running;

        private int queueSize() {
            synchronized (queue) {
                return queue.size();
            }
        }

        @Override
        public void run() {
            while (true) {
                if (queueSize() == 0)
                    return;
                String url;
                synchronized (queue) {
                    url = queue.next(); // <- here
                    running++;
                }
                System.out.println(url);
                synchronized (queue) {
                    running--;
                }
            }
        }

        void start() {
            synchronized (queue) {
                queue.add("index.html");
            }
            for (int i = 0; i < 4; i++)
                new Thread(this).start();
        }
    }

    public static void main(String[] args) {
        new Spider().start();
    }
}
// corpus: published
