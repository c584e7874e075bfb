import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class Concurrent { 
 static int n; static final ReentrantLock L=new ReentrantLock(); 
 public static void main(String[] a) throws Exception { 
  ExecutorService ex=Executors.newFixedThreadPool(3);
  Future<Integer> f=ex.submit(()->{ int s=0; for(int i=0;i<100;i++) s+=i; return s;});
  System.out.println(f.get());
  CountDownLatch l=new CountDownLatch(3); AtomicInteger ai=new AtomicInteger();
  for(int i=0;i<3;i++) ex.execute(()->{ for(int j=0;j<100;j++){ L.lock(); try{n++;}finally{L.unlock();} ai.incrementAndGet();} l.countDown();});
  l.await(); System.out.println(n+" "+ai);
  ex.shutdown(); System.out.println(ex.awaitTermination(1,TimeUnit.SECONDS));
  System.out.println(CompletableFuture.supplyAsync(()->20).thenCombine(CompletableFuture.supplyAsync(()->22),Integer::sum).get());
  ConcurrentHashMap<String,Integer> m=new ConcurrentHashMap<>(); for(int i=0;i<50;i++) m.merge("k"+i%7,1,Integer::sum); System.out.println(new java.util.TreeMap<>(m));
  System.out.println(java.util.stream.IntStream.range(0,1000).parallel().sum());
  System.out.printf("%5.2f|%s|%08x%n",3.14159,"x",255);
  CyclicBarrier b=new CyclicBarrier(2,()->System.out.println("barrier")); Thread t=new Thread(()->{try{b.await();}catch(Exception e){}}); t.start(); b.await(); t.join();
  BlockingQueue<Integer> q=new LinkedBlockingQueue<>(); new Thread(()->{for(int i=0;i<5;i++) q.add(i);}).start(); int s=0; for(int i=0;i<5;i++) s+=q.take(); System.out.println(s);
  Semaphore sem=new Semaphore(1); System.out.println(sem.tryAcquire(10,TimeUnit.MILLISECONDS)+" "+sem.tryAcquire(10,TimeUnit.MILLISECONDS));
  ScheduledExecutorService se=Executors.newScheduledThreadPool(1); System.out.println(se.schedule(()->"late",50,TimeUnit.MILLISECONDS).get()); se.shutdownNow();
  String txt="a1b22c333"; System.out.println(txt.replaceAll("[0-9]+","#")+" "+java.util.Arrays.toString(txt.split("[a-z]")));
  ReadWriteLock rw=new ReentrantReadWriteLock(); rw.readLock().lock(); rw.readLock().unlock(); rw.writeLock().lock(); rw.writeLock().unlock(); 
  Exchanger<String> e=new Exchanger<>(); Thread t2=new Thread(()->{try{System.out.println("t2 "+e.exchange("from t2"));}catch(Exception x){}}); t2.start(); String got=e.exchange("from main"); t2.join(); System.out.println("main "+got);
  Phaser p=new Phaser(1); p.arrive(); System.out.println(p.getPhase());
  throw new IllegalStateException("end", new RuntimeException("cause"));
 } }
