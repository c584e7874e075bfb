// run: scan --only lock-order
// expect: lock-order
// SessionCommand.run locks session then engine; DbEngineCore.closeAll locks engine then each session
import java.util.ArrayList;
import java.util.List;

public class DbEngineCore {
    private final List<DbSessionState> sessions = new ArrayList<>();
    private long commitId;
    private boolean closing;

    public DbSessionState connect(String user) {
        DbSessionState s = new DbSessionState(user);
        synchronized (this) {
            sessions.add(s);
        }
        return s;
    }

    long nextCommitId() {
        synchronized (this) {
            return closing ? -1 : ++commitId;
        }
    }

    public void closeAll() {
        synchronized (this) {
            closing = true;
            for (DbSessionState s : sessions) {
                s.cancel();
            }
            sessions.clear();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DbEngineCore engine = new DbEngineCore();
        List<Thread> threads = new ArrayList<>();
        for (String user : List.of("sa", "app", "report")) {
            DbSessionState s = engine.connect(user);
            Thread t = new Thread(() -> {
                SessionCommand cmd = new CommitCommand(engine);
                while (cmd.run(s)) {
                    Thread.onSpinWait();
                }
            });
            threads.add(t);
            t.start();
        }
        engine.closeAll();
        for (Thread t : threads) {
            t.join();
        }
    }
}

class DbSessionState {
    final String user;
    private boolean cancelled;
    private long lastCommit;

    DbSessionState(String user) {
        this.user = user;
    }

    synchronized void cancel() {
        cancelled = true;
    }

    synchronized boolean isCancelled() {
        return cancelled;
    }

    synchronized void committed(long id) {
        lastCommit = Math.max(lastCommit, id);
    }
}

abstract class SessionCommand {
    final boolean run(DbSessionState session) {
        synchronized (session) {
            if (session.isCancelled()) {
                return false;
            }
            return apply(session);
        }
    }

    protected abstract boolean apply(DbSessionState session);
}

class CommitCommand extends SessionCommand {
    private final DbEngineCore engine;

    CommitCommand(DbEngineCore engine) {
        this.engine = engine;
    }

    @Override
    protected boolean apply(DbSessionState session) {
        long id = engine.nextCommitId();
        session.committed(id);
        return id >= 0;
    }
}
// corpus: unseen11
