// run: scan --only lock-order
// expect: none
// Both orders run as function objects under one lock.
import java.util.concurrent.locks.*;
public class GuardMethodOk {
    private final Lock global = new ReentrantLock();
    private final Object a = new Object(), b = new Object();
    int n;
    void guarded(Runnable r) {
        global.lock();
        try {
            r.run();
        } finally { global.unlock(); }
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
    GuardMethodOk o = new GuardMethodOk();
    new Thread(o::ab).start();
    new Thread(o::ba).start();
}
}
