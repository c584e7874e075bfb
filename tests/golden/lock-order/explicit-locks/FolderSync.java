// run: scan --only lock-order
// expect: lock-order
// upload() holds the ReentrantLock and enters the journal monitor; compact() holds the journal monitor and takes the ReentrantLock through isPending().
package lob.foldersync;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class FolderSync {
    private final ReentrantLock transferLock = new ReentrantLock();
    private final Set<String> pending = new HashSet<>();
    private final Journal journal = new Journal(this);

    static class Journal {
        private final FolderSync owner;
        private final List<String> entries = new ArrayList<>();

        Journal(FolderSync owner) {
            this.owner = owner;
        }

        synchronized void write(String entry) {
            entries.add(entry);
        }

        synchronized int compact() {
            int before = entries.size();
            entries.removeIf(e -> !owner.isPending(e));
            return before - entries.size();
        }
    }

    boolean isPending(String path) {
        transferLock.lock();
        try {
            return pending.contains(path);
        } finally {
            transferLock.unlock();
        }
    }

    void upload(String path) {
        transferLock.lock();
        try {
            if (pending.add(path)) {
                journal.write(path);
            }
        } finally {
            transferLock.unlock();
        }
    }

    void done(String path) {
        transferLock.lock();
        try {
            pending.remove(path);
        } finally {
            transferLock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        FolderSync sync = new FolderSync();
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                sync.upload("doc" + i);
                if (i % 2 == 0) {
                    sync.done("doc" + i);
                }
            }
        });
        Thread compactor = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                sync.journal.compact();
            }
        });
        watcher.start();
        compactor.start();
        watcher.join();
        compactor.join();
    }
}
// corpus: unseen
