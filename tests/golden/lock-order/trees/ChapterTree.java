// run: scan --only lock-order
// expect: none
// moves between chapters (either direction) happen under one tree-wide gate lock, all other methods lock one chapter only
import java.util.ArrayList;
import java.util.List;

public class ChapterTree {
    private final Object moveGate = new Object();
    private final List<Chapter> chapters = new ArrayList<>();

    ChapterTree(int n) {
        for (int i = 0; i < n; i++) {
            chapters.add(new Chapter());
        }
    }

    Chapter chapter(int i) {
        return chapters.get(i);
    }

    boolean moveLast(int from, int to) {
        synchronized (moveGate) {
            return chapters.get(to).adopt(chapters.get(from));
        }
    }

    static final class Chapter {
        private final List<String> paragraphs = new ArrayList<>();

        synchronized void write(String p) {
            paragraphs.add(p);
        }

        private synchronized String release() {
            return paragraphs.isEmpty() ? null : paragraphs.remove(paragraphs.size() - 1);
        }

        private synchronized boolean adopt(Chapter source) {
            String p = source.release();
            if (p == null) {
                return false;
            }
            paragraphs.add(0, p);
            return true;
        }

        synchronized int length() {
            return paragraphs.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ChapterTree tree = new ChapterTree(2);
        for (int i = 0; i < 60; i++) {
            tree.chapter(i % 2).write("p" + i);
        }
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                tree.moveLast(0, 1);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                tree.moveLast(1, 0);
            }
        });
        a.start();
        b.start();
        for (int i = 0; i < 100; i++) {
            tree.chapter(i % 2).write("late" + i);
        }
        a.join();
        b.join();
        System.out.println(tree.chapter(0).length() + tree.chapter(1).length());
    }
}
// corpus: unseen9
