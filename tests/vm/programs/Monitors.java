public class Monitors { 
 static int n; static final Object lock=new Object();
 static void f(int k){ if(k==0) throw new IllegalStateException("deep"); f(k-1);} 
 public static void main(String[] a) throws Exception { 
  Thread[] ts=new Thread[4];
  for(int i=0;i<4;i++){ ts[i]=new Thread(new Runnable(){public void run(){ for(int j=0;j<1000;j++) synchronized(lock){n++;} }}); ts[i].start(); }
  for(Thread t:ts) t.join();
  System.out.println(n);
  synchronized(lock){ lock.wait(50);} 
  Thread.sleep(100);
  try { f(3);} catch(Exception e){ e.printStackTrace(System.out);} 
  Object o=null;
  java.util.HashMap<String,Integer> m=new java.util.HashMap<>(); for(int i=0;i<10;i++) m.put("k".concat(Integer.toString(i)),i); System.out.println(m);
  if (o == null) throw new java.io.IOException("end");
 } }
