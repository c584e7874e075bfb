// run: scan --only lock-order
// expect: none
// monitors are only nested from parent to child; the way up goes through an atomic counter without any monitor
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

public class FolderTreeAgain {
    static final class Folder {
        private final Folder parent;
        private final String name;
        private final List<Folder> subs = new ArrayList<>();
        private final List<String> files = new ArrayList<>();
        private final AtomicLong changes = new AtomicLong();

        Folder(Folder parent, String name) {
            this.parent = parent;
            this.name = name;
        }

        Folder mkdir(String n) {
            Folder f = new Folder(this, n);
            synchronized (this) {
                subs.add(f);
            }
            f.bubble();
            return f;
        }

        void addFile(String n) {
            synchronized (this) {
                files.add(n);
            }
            bubble();
        }

        private void bubble() {
            for (Folder f = this; f != null; f = f.parent) {
                f.changes.incrementAndGet();
            }
        }

        synchronized int fileCount() {
            int n = files.size();
            for (Folder f : subs) {
                n += f.fileCount();
            }
            return n;
        }

        synchronized void print(StringBuilder to, String indent) {
            to.append(indent).append(name).append('\n');
            for (Folder f : subs) {
                f.print(to, indent + "  ");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Folder root = new Folder(null, "/");
        Folder etc = root.mkdir("etc");
        Folder conf = etc.mkdir("conf.d");
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                conf.addFile("f" + i);
                etc.addFile("g" + i);
            }
        });
        Thread reader = new Thread(() -> {
            int last = 0;
            for (int i = 0; i < 500; i++) {
                last = root.fileCount();
            }
            System.out.println("last seen " + last);
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        StringBuilder sb = new StringBuilder();
        root.print(sb, "");
        System.out.print(sb);
        System.out.println(root.fileCount() + " " + root.changes.get());
    }
}
// corpus: unseen14
