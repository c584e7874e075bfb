// Two tasks of a pool that nobody shuts down take two locks in opposite orders. The locks have the names of their fields, the
// idle thread is one line, what the pool does inside is none; all of it fits a screen of 80 by 40.
package com.acme.bank;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class PoolTwoLocks {
    private final ReentrantLock accounts = new ReentrantLock();
    private final ReentrantLock journal = new ReentrantLock();
    private int balance, entries;

    void deposit() {
        accounts.lock();
        try {
            balance++;
            journal.lock();
            try {
                entries++;
            } finally {
                journal.unlock();
            }
        } finally {
            accounts.unlock();
        }
    }

    void audit() {
        journal.lock();
        try {
            entries++;
            accounts.lock();
            try {
                balance++;
            } finally {
                accounts.unlock();
            }
        } finally {
            journal.unlock();
        }
    }

    public static void main(String[] args) {
        PoolTwoLocks bank = new PoolTwoLocks();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.submit(bank::deposit);
        pool.submit(bank::audit);
        pool.submit(() -> System.out.println("ready"));
    }
}
// run: raddle check --width 80 $CLASSES
// out: PoolTwoLocks.java:18: deadlock: pool-1-thread-1 and pool-1-thread-2 wait for
// out:     each other's locks: com.acme.bank.PoolTwoLocks.journal and
// out:     PoolTwoLocks.accounts
// out:   pool-1-thread-1 holds PoolTwoLocks.accounts since PoolTwoLocks.java:15
// out:     and waits for PoolTwoLocks.journal, which pool-1-thread-2 holds, at
// out:         PoolTwoLocks.java:18
// out:   pool-1-thread-2 holds PoolTwoLocks.journal since PoolTwoLocks.java:30
// out:     and waits for PoolTwoLocks.accounts, which pool-1-thread-1 holds, at
// out:         PoolTwoLocks.java:33
// out:   other threads: 1 idle thread
// out:   how it happens (...):
// out:     main             PoolTwoLocks.java:48  calls AbstractExecutorService.submit
// out:                      PoolTwoLocks.java:49  calls AbstractExecutorService.submit
// out:     pool-1-thread-1  PoolTwoLocks.java:15  calls ReentrantLock.lock on
// out:                                            PoolTwoLocks.accounts
// out:                      PoolTwoLocks.java:17  reads PoolTwoLocks.balance = 0,
// out:                                            writes PoolTwoLocks.balance = 1
// out:     pool-1-thread-2  PoolTwoLocks.java:30  calls ReentrantLock.lock on
// out:                                            PoolTwoLocks.journal
// out:                      PoolTwoLocks.java:32  reads PoolTwoLocks.entries = 0,
// out:                                            writes PoolTwoLocks.entries = 1
// out:     pool-1-thread-1  PoolTwoLocks.java:18  waits for PoolTwoLocks.journal, which
// out:                                            pool-1-thread-2 holds
// out:     pool-1-thread-2  PoolTwoLocks.java:33  waits for PoolTwoLocks.accounts,
// out:                                            which pool-1-thread-1 holds
// out:
// out: 1 error (...)
// exit: 1
