// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// They run after the lock was released.
import java.util.concurrent.locks.*;
public class GuardMethodBad {
    private final Lock global = new ReentrantLock();
    private final Object a = new Object(), b = new Object();
    int n;
    void guarded(Runnable r) {
        global.lock();
        try {
            n++;
        } finally { global.unlock(); }
        r.run();
    }
    void ab() { guarded(() -> { synchronized (a) { synchronized (b) { n++;
    }
}
});
}
void ba() { guarded(() -> { synchronized (b) { synchronized (a) { n--;
}
}
});
}
public static void main(String[] z) {
    GuardMethodBad o = new GuardMethodBad();
    new Thread(o::ab).start();
    new Thread(o::ba).start();
}
}
