// Nodes for synchronized statements: nested, of a class object, of an array, in a lambda, with a java.util.concurrent lock; natives
// that do not lock are no nodes.
import java.util.concurrent.locks.ReentrantLock;

public class Statements {
    private final ReentrantLock lock = new ReentrantLock();
    private final int[] data = new int[1];

    public synchronized void nested() {
        synchronized (Statements.class) {
            synchronized (data) {
                call();
            }
        }
    }

    public void explicit() {
        lock.lock();
        try {
            call();
        } finally {
            lock.unlock();
        }
        if (lock.tryLock())
            lock.unlock();
    }

    public Runnable later() {
        return () -> {
            synchronized (this) {
                call();
            }
        };
    }

    static native void outside();
    static synchronized native void locked();

    private static void call() {
        outside();
        locked();
    }
}
// run: raddle show invocations --library $CLASSES Statements
// out: Statements.call:()V
// out:   invokes Statements.locked:()V
// out: Statements.explicit:()V
// out:   entry
// out:   contains Statements.explicit:()V#Ljava/util/concurrent/locks/ReentrantLock;#0
// out:   contains Statements.explicit:()V#Ljava/util/concurrent/locks/ReentrantLock;#1
// out: Statements.explicit:()V#Ljava/util/concurrent/locks/ReentrantLock;#0
// out:   locks java.util.concurrent.locks.ReentrantLock
// out:   invokes Statements.call:()V
// out: Statements.explicit:()V#Ljava/util/concurrent/locks/ReentrantLock;#1
// out:   tries java.util.concurrent.locks.ReentrantLock
// out: Statements.init:()V
// out:   entry
// out:   invokes java.lang.Object.init:()V
// out: Statements.lambda$later$0:()V
// out:   entry
// out:   contains Statements.lambda$later$0:()V#LStatements;#0
// out: Statements.lambda$later$0:()V#LStatements;#0
// out:   locks Statements
// out:   invokes Statements.call:()V
// out: Statements.later:()Ljava/lang/Runnable;
// out:   entry
// out: Statements.locked:()V
// out:   locks Statements.class
// out: Statements.nested:()V
// out:   entry
// out:   locks Statements
// out:   contains Statements.nested:()V#LStatements.class;#0
// out: Statements.nested:()V#LStatements.class;#0
// out:   locks Statements.class
// out:   contains Statements.nested:()V#LStatements.class;#0#[I#1
// out: Statements.nested:()V#LStatements.class;#0#[I#1
// out:   locks int[]
// out:   invokes Statements.call:()V
// out: java.lang.Object.init:()V
// out: 13 nodes: 8 definitions, 0 variants, 5 synchronized statements
// out: 10 edges: 5 invocations, 5 containments
// run: raddle show lockgraph --library $CLASSES
// out: Statements -> Statements.class
// out:   Statements.lambda$later$0:()V#LStatements;#0-Statements.call:()V-Statements.locked:()V
// out:   Statements.nested:()V-Statements.nested:()V#LStatements.class;#0
// out: Statements.class -> int[]
// out:   Statements.nested:()V#LStatements.class;#0-Statements.nested:()V#LStatements.class;#0#[I#1
// out: int[] -> Statements.class
// out:   Statements.nested:()V#LStatements.class;#0#[I#1-Statements.call:()V-Statements.locked:()V
// out: java.util.concurrent.locks.ReentrantLock -> Statements.class
// out:   Statements.explicit:()V#Ljava/util/concurrent/locks/ReentrantLock;#0-Statements.call:()V-Statements.locked:()V
// out: cycle of 2 Statements.class int[]
// out: 4 locks: 1 class objects, 3 types
// out: 4 edges, 5 paths
