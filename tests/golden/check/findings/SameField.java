// Two objects of one class: the field has the same name, the locks have not.
public class SameField {
    static class Account {
        final Object guard = new Object();

        void transfer(Account to) {
            synchronized (guard) {
                synchronized (to.guard) {
                }
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Thread(() -> a.transfer(b)).start();
        b.transfer(a);
    }
}
// run: raddle check --width 80 $CLASSES
// out: SameField.java:8: deadlock: main and Thread-0 wait for each other's locks:
// out:     SameField$Account.guard of a of SameField.main and SameField$Account.guard
// out:     of b of SameField.main
// out:   main holds SameField$Account.guard of b of SameField.main since
// out:       SameField.java:7
// out:     and waits for SameField$Account.guard of a of SameField.main, which Thread-0
// out:         holds, at SameField.java:8
// out:   Thread-0 holds SameField$Account.guard of a of SameField.main since
// out:       SameField.java:7
// out:     and waits for SameField$Account.guard of b of SameField.main, which main
// out:         holds, at SameField.java:8
// out:   how it happens (...):
// out:     main      SameField.java:7  takes SameField$Account.guard of b of
// out:                                 SameField.main
// out:     Thread-0  SameField.java:7  takes SameField$Account.guard of a of
// out:                                 SameField.main
// out:     main      SameField.java:8  waits for SameField$Account.guard of a of
// out:                                 SameField.main, which Thread-0 holds
// out:     Thread-0  SameField.java:8  waits for SameField$Account.guard of b of
// out:                                 SameField.main, which main holds
// out:
// out: 1 error (...)
// exit: 1
