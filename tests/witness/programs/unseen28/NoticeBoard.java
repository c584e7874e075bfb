import java.util.ArrayList;
import java.util.List;

public class NoticeBoard {
    static class Access {
        private int readers;
        private boolean writer;

        synchronized void lockShared() throws InterruptedException {
            while (writer) {
                wait();
            }
            readers++;
        }

        synchronized void unlockShared() {
            readers--;
            notifyAll();
        }

        synchronized void lockExclusive() throws InterruptedException {
            while (writer || readers > 0) {
                wait();
            }
            writer = true;
        }

        synchronized void unlockExclusive() {
            writer = false;
            notifyAll();
        }
    }

    private final Access access = new Access();
    private final List<String> notices = new ArrayList<>();
    private int edition;
    private long views;

    void pin(String text) throws InterruptedException {
        access.lockExclusive();
        try {
            notices.add(text);
            if (notices.size() > 20) {
                notices.remove(0);
            }
            edition++;
        } finally {
            access.unlockExclusive();
        }
    }

    String latest() throws InterruptedException {
        access.lockShared();
        try {
            views++;
            return notices.isEmpty() ? "" : edition + ":" + notices.get(notices.size() - 1);
        } finally {
            access.unlockShared();
        }
    }

    public static void main(String[] args) throws Exception {
        NoticeBoard board = new NoticeBoard();
        List<Thread> people = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final int id = i;
            Thread t = new Thread(() -> {
                try {
                    for (int k = 0; k < 200; k++) {
                        if (id == 0) {
                            board.pin("lecture " + k);
                        } else if (board.latest() == null) {
                            throw new IllegalStateException();
                        }
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            people.add(t);
            t.start();
        }
        for (Thread t : people) {
            t.join();
        }
        System.out.println(board.latest() + " views=" + board.views);
    }
}
